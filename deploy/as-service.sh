#!/bin/sh
# The owner's command as root types it, where docs/operations/install.md was followed: as the user and with the settings of the service.
exec systemd-run --quiet --collect --pipe --wait -p User=jantar -p EnvironmentFile=/etc/jantar/env \
  -E DATA_DIR="${DATA_DIR:-/var/lib/jantar}" /opt/jantar/bin/jantar "$@"
