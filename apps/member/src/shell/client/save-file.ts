/** Hands a downloaded file to the member under the name the server gave it. */
export const saveFile = (file: Blob, fallbackName: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file instanceof File ? file.name : fallbackName;
  link.click();
  // The browser has read the address once the click's task is done.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
