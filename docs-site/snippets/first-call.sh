curl -sS 'http://127.0.0.1:4450/api/v3/benefits?limit=20' \
  -H 'z-client: 2' -H 'z-version: 1.0.0' -H 'z-device: 2' -H 'z-device-id: my-first-device'
