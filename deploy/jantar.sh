#!/bin/sh
# Runs the owner's command of this release on the Node that came with it.
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" -- "$here/../build/server/jantar.js" "$@"
