#!/usr/bin/env bash
# Runs the tests that look for a program on a machine that has none of them: they must pass or be skipped with a reason.
# Hidden are all programs outside /usr/bin, and in /usr/bin, below an overlay that only this process sees, those that tests look for.
# Where the system allows no overlay, PATH alone hides them.
set -eu
cd "$(dirname "$0")/.."
HIDDEN='bash caddy chromium curl docker dpkg-deb go hadolint java ldd nginx promtool python3 systemd-analyze'
# A third of them, each day another one. One test with a browser stands for all. executable.test.ts builds for half a minute before it looks
# for dpkg-deb, and Envoy is in node_modules.
files=$(grep -rl 'support/programs\.ts' src test --include='*.test.ts' | grep -v -e deploy/executable -e deploy/behind-envoy)
files="$files test/console/account-page.browser.test.ts"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/upper" "$folder/work"
ln -s "$(command -v node)" "$(command -v npx)" "$(command -v npm)" "$folder/bin"
# npm and npx are links into npm's folder, which they find by their own place.
unset CI
export HIDDEN folder files
run='PATH="$folder/bin:/usr/bin:/bin" node_modules/.bin/node scripts/test.ts --third $files'
if unshare --mount true 2>/dev/null; then
  mount='mount -t overlay overlay -o "lowerdir=/usr/bin,upperdir=$folder/upper,workdir=$folder/work" /usr/bin'
  hide='for program in $HIDDEN; do rm -f "/usr/bin/$program"; done'
  unshare --mount sh -euc "if $mount 2>/dev/null; then $hide; fi; $run"
else
  sh -euc "$run"
fi
