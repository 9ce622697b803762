/// <reference lib="webworker" />
export { knowsCookies } from './knows-cookies.ts';
export { serveSeenLists } from './seen-lists.ts';
export { serveShell, type ShellFile } from './shell.ts';
