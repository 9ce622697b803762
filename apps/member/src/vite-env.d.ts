/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the discussion site, without a slash at the end. */
  readonly VITE_BBS_URL?: string;
}
