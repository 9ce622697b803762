/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the member site, without a slash at the end. */
  readonly VITE_MEMBER_URL?: string;
}
