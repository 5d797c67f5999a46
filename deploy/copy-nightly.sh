#!/bin/bash
# Keeps a copy of the database and the pictures each night, for seven days. The pictures come after the dump: all that it
# names are there then. `copy-nightly.sh once` makes one copy and ends.
set -euo pipefail
umask 077
DATA=${DATA_DIR:-/data}
COPIES=${COPIES:-/copies}
HOUR=${COPY_HOUR:-10}

copy() {
  local name part
  name=$(date -u +%F-%H%M%S)
  part="$COPIES/.$name"
  mkdir "$part"
  pg_dump --format=custom --file="$part/mercadito.dump" "$DATABASE_URL"
  pg_restore --list "$part/mercadito.dump" > /dev/null
  tar -cf "$part/pictures.tar" -C "$DATA" pictures
  tar -tf "$part/pictures.tar" > /dev/null
  (cd "$part" && sha256sum mercadito.dump pictures.tar > SHA256SUMS)
  # Only what is whole gets its name.
  mv "$part" "$COPIES/$name"
  echo "copied: $COPIES/$name"
}

# What an ended copy has left, and all but the seven newest.
clean() {
  find "$COPIES" -mindepth 1 -maxdepth 1 -name '.2*' -mmin +600 -exec rm -r {} +
  find "$COPIES" -mindepth 1 -maxdepth 1 -name '2*' | sort -r | tail -n +8 | xargs -r rm -r
}

if [ "${1:-}" = once ]; then
  copy
  clean
  exit
fi
# At that hour of the day, UTC: by default three or four in the morning in Chihuahua.
while true; do
  now=$(date -u +%s)
  next=$(date -u -d "$(date -u +%F) $HOUR:00" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now)) & wait $!
  if copy; then clean; else echo 'the copy failed' >&2; fi
done
