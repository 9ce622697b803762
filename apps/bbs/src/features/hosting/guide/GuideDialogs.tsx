import {
  addGuideSection,
  addGuideTopics,
  closeGuideSection,
  type Guide,
  removeFromGuide,
  updateGuideSection,
  updateGuideTopic,
} from '@yayan/api-client';
import { useGetGuide } from '@yayan/api-client/react';
import { forgetFormFiles, type FormPlace } from '@yayan/discussion';
import { ownerIdOf } from '@yayan/site';
import { ConfirmDialog } from '@yayan/ui';
import { v7 as newId } from 'uuid';
import { session } from '../../../shell/client/current-group.ts';
import type { AskGuide, GuideDialog } from './guide-dialog.ts';
import { sectionInput, sectionValues, topicInput, topicValues } from './guide-values.ts';
import { PasteSheet } from './PasteSheet.tsx';
import { SectionSheet } from './SectionSheet.tsx';
import type { SplitTopic } from './split-guide.ts';
import { TopicSheet } from './TopicSheet.tsx';
import { useGuideChange } from './use-guide.ts';

interface GuideDialogsProps {
  groupId: string;
  dialog: GuideDialog;
  ask: AskGuide;
}

type Change = (revision: number) => Promise<Guide>;

const newTopics = (topics: readonly SplitTopic[]) =>
  topics
    .filter(({ sections }) => sections.length > 0)
    .map(({ title, sections }) => ({
      id: newId(),
      topic: topicInput({ ...topicValues(), title }),
      sections: sections.map(({ question, hostNote, title: name }) => ({
        id: newId(),
        section: sectionInput({ ...sectionValues(), title: name, question, hostNote }),
      })),
    }));

/** Where the new files of a question's form are kept. Each entry of a host has its own. */
const placeOf = (dialog: GuideDialog & { kind: 'section' | 'replace' }): FormPlace => ({
  owner: ownerIdOf(session) ?? '',
  form: `guide.${dialog.kind}.${dialog.section?.id ?? (dialog.kind === 'section' ? dialog.topicId : '')}`,
});

/** The open dialog of the guide editor. */
export function GuideDialogs({ groupId, dialog, ask }: GuideDialogsProps) {
  const place = dialog.kind === 'section' || dialog.kind === 'replace' ? placeOf(dialog) : undefined;
  const close = (): void => {
    if (place) void forgetFormFiles(place);
    ask(undefined);
  };
  const guide = useGetGuide(groupId).data;
  const change = useGuideChange(groupId, (send: Change, revision) => send(revision));
  const pending = change.isPending;
  const send = (call: Change): void => change.mutate(call, { onSuccess: close });
  const done = { pending, onClose: close };
  switch (dialog.kind) {
    case 'paste':
      return (
        <PasteSheet
          {...done}
          titles={guide?.topics.map(({ topic }) => topic.title) ?? []}
          onAdd={(split) => {
            const topics = newTopics(split);
            send((revision) => addGuideTopics(groupId, { revision, topics }));
          }}
        />
      );
    case 'topic': {
      const { topic } = dialog;
      return (
        <TopicSheet
          {...done}
          groupId={groupId}
          title={topic ? '修改话题' : '添加话题'}
          initial={topicValues(topic?.topic)}
          onSave={(values) => {
            const input = topicInput(values, topic?.topic);
            send((revision) =>
              topic
                ? updateGuideTopic(groupId, topic.id, { revision, topic: input })
                : addGuideTopics(groupId, {
                    revision,
                    topics: [{ id: newId(), topic: input, sections: [] }],
                  }),
            );
          }}
        />
      );
    }
    case 'section': {
      const { section, topicId } = dialog;
      return (
        <SectionSheet
          {...done}
          groupId={groupId}
          place={placeOf(dialog)}
          title={section ? '修改题目' : '添加题目'}
          initial={sectionValues(section?.section)}
          given={section}
          onSave={(values, media) => {
            const input = { ...sectionInput(values, section), ...(media && { media }) };
            send((revision) =>
              section
                ? updateGuideSection(groupId, section.id, { revision, section: input })
                : addGuideSection(groupId, topicId, { revision, id: newId(), section: input }),
            );
          }}
        />
      );
    }
    case 'replace': {
      const { section } = dialog;
      return (
        <SectionSheet
          {...done}
          groupId={groupId}
          place={placeOf(dialog)}
          title="关闭并换一道新题"
          initial={sectionValues({ ...section.section, opensAt: null, closesAt: null })}
          withFilesOf={section}
          onSave={(values, media) => {
            const input = { ...sectionInput(values), ...(media && { media }) };
            const replacement = { id: newId(), section: input };
            send((revision) => closeGuideSection(groupId, section.id, { revision, replacement }));
          }}
        />
      );
    }
    case 'close':
      return (
        <ConfirmDialog
          opened
          {...done}
          title={`关闭“${dialog.section.section.title}”？`}
          confirmLabel="关闭题目"
          danger
          onConfirm={() =>
            send((revision) => closeGuideSection(groupId, dialog.section.id, { revision, replacement: null }))
          }
        >
          已有的回答都保留，没答的人不用再答，不影响报酬。关闭后不能再打开。
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          opened
          {...done}
          title={`删除“${dialog.title}”？`}
          confirmLabel={dialog.what === 'topic' ? '删除话题' : '删除题目'}
          danger
          onConfirm={() =>
            send((revision) => removeFromGuide(groupId, { revision, kind: dialog.what, id: dialog.id }))
          }
        >
          {dialog.what === 'topic' ? '话题里的题目会一起删除，不能恢复。' : '删除后不能恢复。'}
        </ConfirmDialog>
      );
  }
}
