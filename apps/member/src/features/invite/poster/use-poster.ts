import { useQuery } from '@tanstack/react-query';
import type { InvitePosterId } from '@yayan/api-client';
import { drawPoster, type PosterContent } from './draw-poster.ts';

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
    reader.readAsDataURL(file);
  });

/** The member's poster, drawn when it is first needed: the file and an object URL. */
export const usePoster = (id: InvitePosterId, content: PosterContent | undefined) =>
  useQuery({
    queryKey: ['invite-poster', id, content],
    queryFn: async () => {
      if (content === undefined) throw new Error('There is nothing to draw');
      const file = await drawPoster(id, content);
      return { file, address: await addressOf(file) };
    },
    enabled: content !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  });
