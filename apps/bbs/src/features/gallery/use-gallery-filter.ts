import { GroupMediaKind, type ListGroupAttachmentsParams } from '@yayan/api-client';
import { useSearchParams } from 'react-router';

/** The filters of the gallery. */
export type GalleryFilterValues = Pick<ListGroupAttachmentsParams, 'topicId' | 'memberId' | 'kind'>;

const kindOf = (text: string | null): GroupMediaKind | undefined =>
  Object.values(GroupMediaKind).find((kind) => kind === text);

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const idOf = (text: string | null): string | undefined => (text && id.test(text) ? text : undefined);

/** The filter from the address, so that a link restores it. */
export const useGalleryFilter = () => {
  const [search, setSearch] = useSearchParams();
  const [topicId, memberId, kind] = [
    idOf(search.get('topic')),
    idOf(search.get('person')),
    kindOf(search.get('kind')),
  ];
  const filter: GalleryFilterValues = {
    ...(topicId && { topicId }),
    ...(memberId && { memberId }),
    ...(kind && { kind }),
  };
  const narrow = (name: 'topic' | 'person' | 'kind', value: string): void => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return { filter, narrow };
};
