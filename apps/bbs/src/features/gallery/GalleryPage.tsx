import { GroupRole } from '@yayan/api-client';
import { useGetGroupMe, useListGroupAttachmentsInfinite } from '@yayan/api-client/react';
import { MediaViewer } from '@yayan/discussion';
import { CursorList } from '@yayan/site';
import { EmptyState, PageTitle, SkeletonThread } from '@yayan/ui';
import { Suspense, useState } from 'react';
import { ChosenBar } from './ChosenBar.tsx';
import { captionOf } from './caption.ts';
import { GalleryFilter } from './GalleryFilter.tsx';
import classes from './GalleryPage.module.css';
import { GalleryTile } from './GalleryTile.tsx';
import { useGalleryFilter } from './use-gallery-filter.ts';

const PAGE = 40;

/**
 * 附件: pictures, videos and recordings of the group, newest first. Respondents see their own files; hosts choose, download and
 * remove files.
 */
export default function GalleryPage() {
  const me = useGetGroupMe().data;
  const { filter, narrow } = useGalleryFilter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<number>();
  const list = useListGroupAttachmentsInfinite({ ...filter, limit: PAGE });
  const { items, query } = list;
  if (!me) return null;
  const { role } = me.identity;
  const isHost = role === GroupRole.Host;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const shown = chosen.filter((id) => items.some(({ media }) => media.id === id));
  return (
    <div className={classes['root']}>
      <PageTitle
        title="图片和视频"
        lead={role === GroupRole.Respondent ? '你在这个讨论小组里发过的图片、视频和录音' : me.group.name}
        back={{ href: '/topic', label: '全部话题' }}
      />
      <GalleryFilter
        filter={filter}
        onNarrow={narrow}
        total={query.data?.pages[0]?.total}
        isStaff={role !== GroupRole.Respondent}
      />
      {isHost ? <ChosenBar ids={shown} onDone={() => setChosen([])} /> : null}
      <CursorList
        list={list}
        skeleton={<SkeletonThread />}
        empty={<EmptyState content="图片和视频" hint="回答时添加的图片、视频和录音会出现在这里。" />}
      >
        <ul className={classes['tiles']}>
          {items.map((item, index) => (
            <GalleryTile
              key={item.media.id}
              item={item}
              onOpen={() => setOpened(index)}
              choice={
                isHost
                  ? { chosen: shown.includes(item.media.id), toggle: () => toggle(item.media.id) }
                  : undefined
              }
            />
          ))}
        </ul>
      </CursorList>
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <MediaViewer
            items={items.map((item) => ({ media: item.media, caption: captionOf(item) }))}
            at={opened}
            onMove={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
