import { afterEach, beforeEach, vi } from 'vitest';
import { withoutGroupFiles } from './without-group-files.ts';

/** An upload that the test controls: its progress, and whether it succeeds. */
export class DrivenUpload extends EventTarget {
  static readonly all: DrivenUpload[] = [];
  readonly upload = new EventTarget();
  readonly status = 200;
  isAborted = false;
  method = '';
  open(method: string): void {
    this.method = method;
  }
  setRequestHeader(): void {}
  send(): void {
    DrivenUpload.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }
  /** Reports that this much of 100 was sent. */
  progress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
  }
  succeed(): void {
    this.dispatchEvent(new Event('load'));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** The upload that was begun last. */
export const newestUpload = (): DrivenUpload => DrivenUpload.all.at(-1) ?? new DrivenUpload();

/** Lets each test of a file control its uploads, and begin without files and drafts of others. */
export const driveUploads = (): void => {
  beforeEach(async () => {
    localStorage.clear();
    await withoutGroupFiles();
    DrivenUpload.all.length = 0;
    vi.stubGlobal('XMLHttpRequest', DrivenUpload);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
