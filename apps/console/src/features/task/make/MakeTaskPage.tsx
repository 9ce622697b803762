import { useGetTaskFile } from '@yayan/console-client';
import { SegmentedControl } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { storedValues } from './stored-values.ts';
import { TaskFile } from './TaskFile.tsx';
import { TaskForm } from './TaskForm.tsx';
import { newTask } from './task-values.ts';

const ways = [
  { value: 'form', label: '填表' },
  { value: 'file', label: '用文件' },
] as const;

interface StoredProps {
  id: string;
  isCopy: boolean;
  byFile: boolean;
}

/** A task that is there, to be changed or copied. */
function Stored({ id, isCopy, byFile }: StoredProps) {
  return (
    <LoadedQuery query={useGetTaskFile(id, { query: { refetchOnWindowFocus: false } })}>
      {({ source }) =>
        byFile ? (
          <TaskFile key={id} initial={source} />
        ) : (
          <TaskForm key={`${id} ${isCopy}`} from={() => storedValues(source, isCopy)} />
        )
      }
    </LoadedQuery>
  );
}

/** Makes a task by a form or a file, copies one, or changes one (rules 14.38, 14.48). */
export default function MakeTaskPage() {
  const [params, setParams] = useSearchParams();
  const byFile = params.get('by') === 'file';
  const [of, copied] = [params.get('of'), params.get('copy')];
  const choose = (way: 'form' | 'file'): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('by', way);
        return next;
      },
      { replace: true },
    );
  const id = of ?? copied;
  return (
    <>
      <PageHead
        title={of === null ? '新建任务' : '修改任务'}
        lead={
          of === null
            ? '先检查，看过会员会看到什么，再发布。'
            : '可以改文字、封面、找谁和限制，换问卷，或者推后结束。奖励、名额和资料的用处不在这里改。'
        }
        actions={
          <SegmentedControl
            aria-label="怎样写"
            data={ways}
            value={byFile ? 'file' : 'form'}
            onChange={choose}
          />
        }
      />
      <ForRight any={['tasks.change']}>
        {id !== null ? (
          <Stored id={id} isCopy={of === null} byFile={byFile} />
        ) : byFile ? (
          <TaskFile initial="" />
        ) : (
          <TaskForm from={newTask} />
        )}
      </ForRight>
    </>
  );
}
