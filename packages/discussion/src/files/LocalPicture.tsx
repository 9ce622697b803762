import { useCallback } from 'react';

/** Shows a picture from memory. Its object URL exists as long as it is shown. */
export function LocalPicture({ content, alt }: { content: Blob; alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined;
      const address = URL.createObjectURL(content);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} alt={alt} />;
}
