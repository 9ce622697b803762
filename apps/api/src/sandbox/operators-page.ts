import type { DemoOperator } from '../modules/operator/api.ts';

const row = ({ name, role, password, code }: DemoOperator & { code: string }): string =>
  `<tr><td>${name}</td><td>${role}</td><td>${password}</td><td><b>${code}</b></td></tr>`;

/** The page that lists the demo operators with the codes of their authenticators. It loads itself anew. */
export const operatorsPage = (
  operators: readonly (DemoOperator & { code: string })[],
  consoleUrl: string,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="10">
<title>Demo operators</title>
<style>body{font:16px/1.6 system-ui;margin:2rem;color-scheme:light dark}td,th{padding:.25rem 1rem .25rem 0;text-align:left}b{font-variant-numeric:tabular-nums}</style>
<h1>Demo operators</h1>
<p>They sign in at ${consoleUrl}. A code works once and changes every 30 seconds.</p>
<table><tr><th>Name</th><th>Role</th><th>Password</th><th>Code</th></tr>${operators.map(row).join('')}</table>
</html>`;
