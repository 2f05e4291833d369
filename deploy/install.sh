#!/bin/sh
# Makes a folder with a portal that can be started, from a checkout: installs and builds, and takes along what production needs.
#   BRAND_DIR=../our-brand deploy/install.sh /opt/tideport/1.4.0
set -eu
target=$1
cd "$(dirname "$0")/.."
npm run build
npm run package -- "$target"
