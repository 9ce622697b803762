import { type GuideMedia, type GuideSection, SectionPhotos, SectionVisibility } from '@yayan/api-client';
import {
  Alert,
  Button,
  Form,
  NativeSelect,
  NumberInput,
  Sheet,
  Textarea,
  TextInput,
  useForm,
} from '@yayan/ui';
import { type FormPlace, PressLine, useSendOnceUploaded } from '@yayan/discussion';
import { AudienceSelect } from './AudienceSelect.tsx';
import { QuestionFiles } from './files/QuestionFiles.tsx';
import { useQuestionFiles } from './files/use-question-files.ts';
import classes from './GuideForm.module.css';
import { sectionProblems, type SectionValues } from './guide-values.ts';
import { VoteFields } from './VoteFields.tsx';

interface SectionSheetProps {
  groupId: string;
  title: string;
  /** Where the form's new files are kept over a reload. */
  place: FormPlace;
  initial: SectionValues;
  pending: boolean;
  /** `media` is undefined if the question had no files and still has none. */
  onSave: (values: SectionValues, media: GuideMedia[] | undefined) => void;
  onClose: () => void;
  /** The existing section. Answers and votes in it decide what can still be changed (rule 6.26). */
  given?: GuideSection | undefined;
  /** The section whose files the form starts with; by default `given`. */
  withFilesOf?: GuideSection;
}

const visibilities = [
  { value: SectionVisibility.AnswerFirst, label: '先答后看：回答后才看到别人的' },
  { value: SectionVisibility.Everyone, label: '公开：随时能看到别人的' },
  { value: SectionVisibility.HostsOnly, label: '仅主持人可见' },
];

const photos = [
  { value: SectionPhotos.Optional, label: '可以加照片或视频' },
  { value: SectionPhotos.Required, label: '至少要一张照片或一段视频' },
  { value: SectionPhotos.None, label: '只写文字' },
];

/** The form of a section, in a dialog: question, its files, length, photos, who sees the answers, times, and a vote. */
export function SectionSheet({ title, onClose, ...rest }: SectionSheetProps) {
  return (
    <Sheet opened onClose={onClose} title={title} wide>
      <SectionForm {...rest} />
    </Sheet>
  );
}

function SectionForm(props: Omit<SectionSheetProps, 'title' | 'onClose'>) {
  const { groupId, initial, pending, onSave, given } = props;
  const [form, root] = useForm<SectionValues>({ initialValues: initial, validate: sectionProblems });
  const field = form.getInputProps;
  const isAnswered = given !== undefined && given.answers > 0;
  const files = useQuestionFiles(groupId, props.place, props.withFilesOf ?? given);
  const save = async (): Promise<void> =>
    await form.submitWith((values) => {
      if (!press.mustWait()) onSave(values, files.media);
    });
  const press = useSendOnceUploaded({
    files: files.uploads,
    content: JSON.stringify([form.getValues(), files.items.map(({ key, alt }) => [key, alt])]),
    label: '保存题目',
    send: save,
  });
  return (
    <Form ref={root} className={classes['root']} onSubmit={save}>
      {isAnswered ? (
        <Alert color="sky">
          已有 {given.answers}{' '}
          条回答：不能改问题，也不能让更多人看到回答。要换问题，请关闭这道题并换一道新的。
        </Alert>
      ) : null}
      <TextInput label="标题" maxLength={60} data-autofocus autoComplete="off" {...field('title')} />
      <Textarea
        label="问题"
        maxLength={2000}
        autosize
        minRows={3}
        disabled={isAnswered}
        {...field('question')}
      />
      <QuestionFiles files={files} fixed={isAnswered} />
      <Textarea
        label="主持人备注"
        description="只有主持人看得到"
        maxLength={1000}
        autosize
        minRows={1}
        {...field('hostNote')}
      />
      <div className={classes['pair']}>
        <NumberInput
          label="最少字数"
          min={0}
          max={1000}
          allowDecimal={false}
          suffix=" 字"
          {...field('minLength')}
        />
        <NativeSelect label="照片和视频" data={photos} {...field('photos')} />
      </div>
      <NativeSelect label="谁能看到回答" data={visibilities} {...field('visibility')} />
      <AudienceSelect groupId={groupId} what="题目" everybody="这个话题的所有人" {...field('audience')} />
      <div className={classes['pair']}>
        <TextInput type="datetime-local" label="开放时间" {...field('opensAt')} />
        <TextInput type="datetime-local" label="结束时间" {...field('closesAt')} />
      </div>
      <p className={classes['note']}>不填就跟随话题的时间（北京时间）。</p>
      <VoteFields groupId={groupId} form={form} fixed={(given?.ballots ?? 0) > 0} />
      <PressLine note={press.note} />
      <Button type="submit" loading={pending}>
        保存题目
      </Button>
    </Form>
  );
}
