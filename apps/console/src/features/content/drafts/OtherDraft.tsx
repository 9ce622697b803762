import { type ContentKind, useListContentDrafts } from '@yayan/console-client';
import { Alert, formatMoment, Link } from '@yayan/ui';
import { draftAddress } from './draft-address.ts';

/** Says that somebody saved a draft of this content, and leads there. */
export function OtherDraft({ kind, id, isNew }: { kind: ContentKind; id: string; isNew: boolean }) {
  const { data } = useListContentDrafts({ query: { enabled: !isNew } });
  const found = data?.items.find((row) => row.kind === kind && row.id === id);
  if (found === undefined) return null;
  return (
    <Alert color="gold" mb="md">
      {found.savedBy} 在 {formatMoment(found.savedAt)} 存了一份还没发布的修改。
      <Link href={draftAddress(found)}>打开草稿</Link>
    </Alert>
  );
}
