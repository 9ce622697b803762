/** Stands for XMLHttpRequest where a test lets each upload to the object store succeed at once. */
export class InstantUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}
