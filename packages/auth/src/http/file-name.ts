/** The file name in a `Content-Disposition` header, without any folder; `undefined` when it names none. */
export const fileNameOf = (disposition: string | null): string | undefined => {
  if (!disposition) return undefined;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  try {
    const name = encoded ? decodeURIComponent(encoded) : plain;
    return name?.split(/[\\/]/).at(-1)?.trim() || undefined;
  } catch {
    return plain?.trim();
  }
};
