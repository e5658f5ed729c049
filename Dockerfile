# syntax=docker/dockerfile:1

# The tags are those of the toolchain and of the libraries the tests ran with. For a reproducible image pin both by
# digest: --build-arg BUILD=swift@sha256:… --build-arg BASE=debian@sha256:…
ARG BUILD=swift:6.3-bookworm
ARG BASE=debian:12-slim

FROM ${BUILD} AS build
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        libmicrohttpd-dev libpcre2-dev libsqlite3-dev libssl-dev zlib1g-dev libcurl4-openssl-dev libpq-dev pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN swift build -c release --product formstep --static-swift-stdlib \
    && install -D -s "$(swift build -c release --product formstep --static-swift-stdlib --show-bin-path)/formstep" \
        /out/usr/local/bin/formstep \
    && install -D -m 644 -t /out/usr/share/doc/formstep LICENSE NOTICE \
    && install -d /out/srv/formstep && cp -r config /out/srv/formstep/

FROM ${BASE}
# /data is for a store on disk, and the only place the server may ever write to: a volume that is new takes its owner
# from here.
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        ca-certificates libcurl4 libmicrohttpd12 libpcre2-8-0 libpq5 libsqlite3-0 libssl3 zlib1g tzdata \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/*-old /var/log/apt /var/log/dpkg.log \
    && install -d -o 65532 -g 65532 -m 700 /data
COPY --from=build /out/ /
WORKDIR /srv/formstep
ENV FORMSTEP_HOST=0.0.0.0 FORMSTEP_PORT=8080 FORMSTEP_STORE=sqlite:/data/formstep.db \
    FORMSTEP_PACKAGES_DIRECTORY=/data/packages
EXPOSE 8080
VOLUME ["/data"]
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=5s --retries=3 CMD ["/usr/local/bin/formstep", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/formstep"]
CMD ["serve"]

# Last, because they change with every build.
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Formstep" \
      org.opencontainers.image.description="Walks people through FHIR Questionnaires over HTTP" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
