#!/bin/sh
# The owner's command as root types it, where docs/operations/install.md was followed: as the user and with the settings of the service.
# What the shell has as DATA_DIR is set behind both, since systemd takes a name from the file first.
exec systemd-run --quiet --collect --pipe --wait -p User=jantar -p EnvironmentFile=/etc/jantar/env \
  -E DATA_DIR=/var/lib/jantar -E BACKUP_DIR=/var/lib/jantar/backups \
  ${DATA_DIR:+/usr/bin/env "DATA_DIR=$DATA_DIR"} /opt/jantar/bin/jantar "$@"
