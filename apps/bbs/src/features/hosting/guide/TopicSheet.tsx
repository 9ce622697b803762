import { Button, Form, Sheet, Textarea, TextInput, useForm } from '@yayan/ui';
import classes from './GuideForm.module.css';
import { AudienceSelect } from './AudienceSelect.tsx';
import { topicProblems, type TopicValues } from './guide-values.ts';

interface TopicSheetProps {
  groupId: string;
  title: string;
  initial: TopicValues;
  pending: boolean;
  onSave: (values: TopicValues) => void;
  onClose: () => void;
}

/** The form of a topic, in a dialog. */
export function TopicSheet({ title, onClose, ...rest }: TopicSheetProps) {
  return (
    <Sheet opened onClose={onClose} title={title}>
      <TopicForm {...rest} />
    </Sheet>
  );
}

function TopicForm({ groupId, initial, pending, onSave }: Omit<TopicSheetProps, 'title' | 'onClose'>) {
  const [form, root] = useForm<TopicValues>({ initialValues: initial, validate: topicProblems });
  return (
    <Form ref={root} className={classes['root']} onSubmit={() => form.submitWith(onSave)}>
      <TextInput
        label="话题名称"
        placeholder="第一天：我的早晨"
        maxLength={60}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('title')}
      />
      <Textarea
        label="简介"
        description="受访者在话题列表里看到，可以不写"
        maxLength={300}
        autosize
        minRows={2}
        {...form.getInputProps('summary')}
      />
      <div className={classes['pair']}>
        <TextInput type="datetime-local" label="开放时间" {...form.getInputProps('opensAt')} />
        <TextInput type="datetime-local" label="结束时间" {...form.getInputProps('closesAt')} />
      </div>
      <p className={classes['note']}>不填就跟随讨论小组的时间（北京时间）。</p>
      <AudienceSelect groupId={groupId} {...form.getInputProps('audience')} />
      <Button type="submit" loading={pending}>
        保存话题
      </Button>
    </Form>
  );
}
