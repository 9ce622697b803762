import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { joinOver } from '../../stack/servers/member-client.ts';
import { sendFile, signAddress } from '../../stack/servers/send-file.ts';

/** A path that only a running script requests. */
const CANARY = '/canary';
const script = `fetch('${CANARY}');alert(document.domain)`;

/** Hostile pages and documents with scripts. */
const payloads: readonly string[] = [
  `<!doctype html><script>${script}</script>`,
  `<html><body onload="${script}">`,
  `<img src=x onerror="${script}">`,
  `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${script}">`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${script}"/></foreignObject></svg>`,
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`,
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${CANARY}"?><x/>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${CANARY}">]><x>&e;</x>`,
  `1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);app.launchURL\\("${CANARY}"\\))>>>>endobj`,
  `1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(${CANARY})>>>>endobj`,
  `1 0 obj<</Type/Catalog/AA<</O<</S/JavaScript/JS(${script})>>>>>>endobj`,
  `Content-Type: text/html\n\n<script>${script}</script>`,
];

/** The allowed file types that they claim to be. */
const dresses = [
  { module: 'cooperate', extension: 'pdf', start: '%PDF-1.7\n' },
  { module: 'task', extension: 'mp4', start: '\0\0\0\x20ftypisom\0\0\x02\0' },
  { module: 'task', extension: 'mov', start: '\0\0\0\x14ftypqt  \0\0\x02\0' },
  { module: 'task', extension: 'webm', start: '\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1f' },
] as const;

/** `pnpm prove` opens every payload as every type. */
const all = process.env['YAYAN_RUNS'] !== undefined;

test(`U3: of ${all ? 60 : payloads.length} uploaded pages opened directly none runs a script on the site @desktop`, async ({
  page,
  visitor,
}) => {
  // It sends sixty files.
  test.setTimeout(patient(all ? 120_000 : 60_000));
  const [api, site] = [addresses.api(), addresses.member()];
  const session = await joinOver(api, visitor.mobile, visitor);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes(CANARY)) ran.push(request.url());
  });
  await page.goto(site);
  await page.evaluate((path) => void fetch(path), CANARY);
  await expect.poll(() => ran.splice(0).length).toBe(1);

  let [sent, opened] = [0, 0];
  for (const [turn, { module, extension, start }] of dresses.entries())
    for (const [place, payload] of payloads.entries()) {
      const content = Uint8Array.from(Buffer.from(`${start}${payload}`, 'latin1'));
      const address = await sendFile(api, session, { module, extension, content });
      const signed = `${site}${await signAddress(api, session, address)}`;
      const answer = await page.request.get(signed);
      expect(answer.headers()).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="\d{17}\.\w+"$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      sent += 1;
      // Only these headers decide what may run, so a browser opens each payload once, and each type several times.
      if (!all && place % dresses.length !== turn) continue;
      const saved = page.waitForEvent('download');
      await page.goto(signed).catch(() => undefined);
      await (await saved).cancel();
      await page.goto(`${site}${address}`);
      expect(await page.content()).not.toContain('script');
      opened += 1;
    }
  expect([sent, opened, ran]).toEqual([60, all ? 60 : payloads.length, []]);
});
