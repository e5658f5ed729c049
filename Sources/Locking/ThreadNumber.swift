internal import Glibc
internal import Synchronization

/// A small number for each thread that ever asked: 0, 1, 2 … in the order they asked.
public enum ThreadNumber {
    private static let counter = Atomic<Int>(1)
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// That of the running thread.
    public static var current: Int {
        let known = Int(bitPattern: pthread_getspecific(key))
        if known > 0 { return known - 1 }
        // Kept plus one, as nothing is nil there.
        let number = counter.wrappingAdd(1, ordering: .relaxed).oldValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
        return number - 1
    }
}
