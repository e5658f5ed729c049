/// How many connections each address has. All functions are called with the server's lock held.
#include "formstep_internal.h"

#include <stdlib.h>
#include <string.h>

formstep_address formstep_address_of(const struct sockaddr *_Nonnull address) {
    formstep_address result = {{0}};
    if (address->sa_family == AF_INET6) {
        memcpy(result.bytes, &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr, 16);
    } else if (address->sa_family == AF_INET) {
        result.bytes[10] = result.bytes[11] = 0xff;
        memcpy(result.bytes + 12, &((const struct sockaddr_in *)(const void *)address)->sin_addr, 4);
    }
    return result;
}

static unsigned bucket_of(formstep_address address) {
    uint32_t hash = 2166136261u; // FNV-1a; an attacker who owns many addresses gains a longer chain, not a wrong count
    for (size_t i = 0; i < sizeof address.bytes; i++) hash = (hash ^ address.bytes[i]) * 16777619u;
    return hash % FORMSTEP_ADDRESS_BUCKETS;
}

bool formstep_address_enter(formstep_server *_Nonnull server, formstep_address address, unsigned limit) {
    formstep_address_entry **const bucket = &server->addresses[bucket_of(address)];
    for (formstep_address_entry *entry = *bucket; entry; entry = entry->next) {
        if (memcmp(entry->address.bytes, address.bytes, sizeof address.bytes) != 0) continue;
        if (entry->count >= limit) return false;
        entry->count++;
        return true;
    }
    formstep_address_entry *const fresh = malloc(sizeof *fresh);
    if (!fresh) return false;
    *fresh = (formstep_address_entry){.next = *bucket, .address = address, .count = 1};
    *bucket = fresh;
    return true;
}

void formstep_address_leave(formstep_server *_Nonnull server, formstep_address address) {
    formstep_address_entry **link = &server->addresses[bucket_of(address)];
    for (; *link; link = &(*link)->next) {
        formstep_address_entry *const entry = *link;
        if (memcmp(entry->address.bytes, address.bytes, sizeof address.bytes) != 0) continue;
        if (--entry->count == 0) {
            *link = entry->next;
            free(entry);
        }
        return;
    }
}

void formstep_addresses_free(formstep_server *_Nonnull server) {
    for (unsigned i = 0; i < FORMSTEP_ADDRESS_BUCKETS; i++) {
        while (server->addresses[i]) {
            formstep_address_entry *const entry = server->addresses[i];
            server->addresses[i] = entry->next;
            free(entry);
        }
    }
}
