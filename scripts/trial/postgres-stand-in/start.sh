#!/bin/sh
# Starts PostgreSQL with the settings of the image docker.io/library/postgres:18 that deploy/compose.yaml uses.
set -e
bin=/usr/local/pgsql/bin
data=/var/lib/postgresql/18/docker
if [ ! -e "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --no-locale
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "CREATE DATABASE \"$POSTGRES_DB\"" | "$bin/postgres" --single -D "$data" postgres
fi
exec "$bin/postgres" -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
