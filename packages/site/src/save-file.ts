/** Safari reads the object URL some time after the click. */
const readMs = 60_000;

/** Saves a file with the browser, under the server's name for it if there is one. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = content instanceof File ? content.name : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
};
