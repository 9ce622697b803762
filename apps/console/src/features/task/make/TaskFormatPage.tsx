import { ButtonLink } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import classes from './TaskFormatPage.module.css';

const types: readonly (readonly [types: string, what: string])[] = [
  ['radiogroup、dropdown', '单选，列出来或下拉'],
  ['checkbox、tagbox', '多选，列出来或下拉'],
  ['boolean', '是或不是'],
  ['rating、slider', '打分、滑块'],
  ['ranking', '排序'],
  ['imagepicker', '选图片'],
  ['matrix、matrixdropdown', '矩阵：每行选一个，或每格填一项'],
  ['text、multipletext、comment', '填一行、填几行、写一段；inputType 可以是 number、date、email、tel'],
  ['file', '传文件'],
  ['image', '图片或视频，和后面一题一起看'],
];

const parts: readonly (readonly [name: string, what: string])[] = [
  ['visibleIf', "什么答案才问这道题，如 {os} = 'ios'；只能看前面的题"],
  ['isRequired', '必答'],
  ['choices', '选项：文字，或 { value, text }'],
  ['showOtherItem、showNoneItem', '加“其他”“都不是”'],
  ['choicesOrder: random', '选项随机排，同一个人总是一样'],
  ['{题目的 name}', '写在后面题目的文字里，会换成前面的答案'],
];

const example = `{
  "pages": [
    {
      "name": "screening",
      "elements": [
        {
          "type": "radiogroup",
          "name": "os",
          "title": "你用什么手机？",
          "isRequired": true,
          "choices": [
            { "value": "ios", "text": "苹果" },
            { "value": "android", "text": "安卓" }
          ]
        }
      ]
    },
    {
      "name": "main",
      "elements": [
        { "type": "rating", "name": "love", "title": "你有多满意？" },
        {
          "type": "comment",
          "name": "why",
          "title": "为什么用苹果？",
          "visibleIf": "{os} = 'ios'"
        }
      ]
    }
  ]
}`;

function Rows({ rows, heads }: { rows: typeof types; heads: readonly [string, string] }) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, what]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a questionnaire and the file of a task are written (rule 14.99). */
export default function TaskFormatPage() {
  return (
    <>
      <PageHead
        title="怎么写问卷"
        lead="问卷是一段 SurveyJS 的 JSON。从模板改起最快：改文字、加选项，旁边就是会员看到的样子。"
        actions={<ButtonLink href="/tasks/new">新建任务</ButtonLink>}
      />
      <div className={classes['root']}>
        <section>
          <h2>一份小问卷</h2>
          <p>
            pages 是页，elements 是题。页和题都要有 name，只用字母、数字和下划线；title 是会员看到的文字。
            第一页是筛选页：答完它就知道是否入选，并占住名额。
          </p>
          <pre className={classes['code']}>{example}</pre>
        </section>
        <section>
          <h2>题型（type）</h2>
          <Rows rows={types} heads={['写', '是']} />
        </section>
        <section>
          <h2>常用的写法</h2>
          <Rows rows={parts} heads={['写', '作用']} />
        </section>
        <section>
          <h2>不能写</h2>
          <p>
            预先填好的答案、正确答案、触发器、HTML、从网上取选项、正则。图片和视频只能是本站路径或 https
            地址。
          </p>
        </section>
        <section>
          <h2>用文件发布</h2>
          <p>
            文件是 YAML 或 JSON，分三部分：<code>task</code> 是会员看到和得到的，<code>survey</code>{' '}
            是上面的问卷，
            <code>host</code>{' '}
            是筛选、配额、最短用时和检查题，会员看不到。先填表做一个，再到它的任务页按“修改”、选“用文件”，
            就能看到整份文件，照着改。
          </p>
        </section>
      </div>
    </>
  );
}
