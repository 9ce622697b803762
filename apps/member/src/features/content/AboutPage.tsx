import { brand, Link, PageTitle } from '@yayan/ui';
import { AskUs } from '../../shell/contact/AskUs.tsx';
import { useShowSection } from '../../shell/frame/use-show-section.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import classes from './ContentPage.module.css';

/** Who we are and how we work. */
export default function AboutPage() {
  useShowSection();
  return (
    <article className={classes['prose']}>
      <PageTitle title="关于我们" lead={brand.tagline} />
      <p>
        “芽”是刚冒头的新想法，“言”是你说出的话。芽言把想听真实意见的企业和机构，与愿意认真说说自己生活的人连在一起：
        你答问卷、参与讨论、试用产品，得到金币；他们得到改进产品和服务的依据。
      </p>
      <h2>我们怎样做</h2>
      <ul>
        <li>开始前写明报酬、用时、要求和会收集什么，由你决定要不要参加。</li>
        <li>先问筛选题，尽早告诉你是否入选；没入选也有金币的任务，数目事先写明。</li>
        <li>每一枚金币都有来处和去处，待入账的写明预计日期，收回的写明理由。</li>
        <li>怀疑作答不认真时先提醒、讲依据，你可以申诉。</li>
        <li>你的手机号和姓名不会交给问卷的委托方；要把信息交给第三方时，逐次征得你同意。</li>
      </ul>
      <h2>我们不做</h2>
      <ul>
        <li>不收会员任何费用，不许诺收入。</li>
        <li>不买卖个人信息，不用问卷做推销。</li>
        <li>不在兑换时才翻旧账。</li>
      </ul>
      <h2>公司与许可</h2>
      <p>
        <CompanyFacts />
      </p>
      <p>
        接受境外机构委托或资助的市场调查，由具有涉外调查许可的机构承办，并在任务页写明“本调查为自愿参加”和许可证号。
      </p>
      <h2>加入我们</h2>
      <p>
        在校学生可以做<Link href="/activities/recruit">芽言校园大使</Link>，带同学一起把想法说给做产品的人听。
      </p>
      <h2 id="contact" tabIndex={-1}>
        联系我们
      </h2>
      <p>
        有疑问、想申诉、想合作，都可以写邮件或打电话，1
        个工作日内回复。对某次结果、某笔金币有疑问的，从那条记录里提交反馈或申诉，核对信息会自动带上。
      </p>
      <AskUs subject="咨询" />
    </article>
  );
}
