/// <reference lib="webworker" />
export { knowsCookies } from './knows-cookies.ts';
export { servePictures } from './pictures.ts';
export { serveSeenLists } from './seen-lists.ts';
export { serveShell, type ShellFile } from './shell.ts';
