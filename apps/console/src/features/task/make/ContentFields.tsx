import { Link, NumberInput, Textarea, TextInput } from '@yayan/ui';
import { TextFileButton } from '../../../shell/act/TextFileButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { AsksFields } from './AsksFields.tsx';
import { QuestionRules } from './QuestionRules.tsx';
import { RowList } from '../../../shell/filed/RowList.tsx';
import { jsonFaultText } from './json-fault.ts';
import type { SurveyTemplate } from './survey-templates.ts';
import { SurveyTemplates } from './SurveyTemplates.tsx';
import type { TaskPart } from './task-form.ts';
import { readSurvey } from './task-source.ts';
import { contentOf } from './task-values.ts';

const MOST_RULES = 50;
const ROWS = 10;

function SurveyFields(part: TaskPart) {
  const { form, field, errorOf } = part;
  const { survey } = form.values;
  const isEmpty = survey.trim() === '';
  const isWrong = !isEmpty && readSurvey(survey) === undefined;
  const begin = ({ survey: template, screenOut }: SurveyTemplate): void => {
    form.setFieldValue('survey', JSON.stringify(template, null, 2));
    form.setFieldValue('screenOut', screenOut);
  };
  return (
    <>
      {isEmpty ? <SurveyTemplates onChoose={begin} /> : null}
      <TextFileButton
        label="选问卷的 JSON 文件"
        accept=".json,application/json"
        onText={(text) => form.setFieldValue('survey', text)}
      />
      <Textarea
        label="问卷"
        description={
          <>
            SurveyJS 的 JSON，第一页是筛选页。
            <Link href="/tasks/format" target="_blank">
              怎么写问卷
            </Link>
          </>
        }
        autosize
        minRows={ROWS}
        maxRows={ROWS}
        spellCheck={false}
        classNames={{ input: classes['source'] ?? '' }}
        {...field('survey')}
        error={isWrong ? (jsonFaultText(survey) ?? '要是一份问卷') : errorOf('survey')}
      />
      <div className={classes['pair']}>
        <NumberInput label="最短用时（秒）" min={0} allowDecimal={false} {...field('minimumSeconds')} />
        <NumberInput label="名额保留（分钟）" min={1} allowDecimal={false} {...field('seatMinutes')} />
      </div>
      <b>未入选</b>
      <RowList
        name="规则"
        rows={form.values.screenOut}
        most={MOST_RULES}
        onAdd={() => form.insertListItem('screenOut', { when: '', reason: '' })}
        onRemove={(at) => form.removeListItem('screenOut', at)}
        renderRow={(_rule, at) => (
          <>
            <TextInput label="什么答案" placeholder="{os} = 'feature'" {...field(`screenOut.${at}.when`)} />
            <TextInput label="原因" {...field(`screenOut.${at}.reason`)} />
          </>
        )}
      />
      <b>配额</b>
      <RowList
        name="配额"
        rows={form.values.quotas}
        most={MOST_RULES}
        onAdd={() => form.insertListItem('quotas', { name: '', when: '', limit: '' })}
        onRemove={(at) => form.removeListItem('quotas', at)}
        renderRow={(_cell, at) => (
          <>
            <TextInput label="名称" {...field(`quotas.${at}.name`)} />
            <TextInput label="什么答案" placeholder="{os} = 'ios'" {...field(`quotas.${at}.when`)} />
            <NumberInput label="人数" min={0} allowDecimal={false} {...field(`quotas.${at}.limit`)} />
          </>
        )}
      />
      <QuestionRules {...part} />
    </>
  );
}

function ActivityFields(part: TaskPart) {
  const { form, field } = part;
  const content = contentOf(form.values);
  return (
    <>
      {content === 'browse' ? (
        <TextInput label="网页" description="本站路径，或允许的 https 地址。" {...field('target')} />
      ) : null}
      {content === 'video' ? (
        <TextInput label="视频" description="本站路径，或 https 地址。" {...field('video')} />
      ) : null}
      {content === 'trial' ? <AsksFields legend="申请" path="application" {...part} /> : null}
      {content === 'trial' || content === 'paipai' ? (
        <AsksFields legend={content === 'trial' ? '凭证' : '照片'} path="proof" {...part} />
      ) : null}
      <div className={classes['pair']}>
        {content === 'browse' || content === 'video' ? (
          <NumberInput label="几秒" min={1} allowDecimal={false} {...field('seconds')} />
        ) : null}
        <NumberInput label="名额保留（小时）" min={1} allowDecimal={false} {...field('hours')} />
      </div>
    </>
  );
}

/** How members do the task, by its type. */
export function ContentFields(part: TaskPart) {
  const content = contentOf(part.form.values);
  return (
    <fieldset className={classes['part']}>
      <legend>做什么</legend>
      {content === 'welcome' ? (
        <p className={classes['dim']}>欢迎任务就是资料问卷，不用另写题目。</p>
      ) : content === 'survey' ? (
        <SurveyFields {...part} />
      ) : (
        <ActivityFields {...part} />
      )}
    </fieldset>
  );
}
