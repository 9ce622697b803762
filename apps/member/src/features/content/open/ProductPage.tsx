import {
  IconClipboardList,
  IconCamera,
  IconMessageCircleQuestion,
  IconPackage,
  IconPlugConnected,
  IconShieldCheck,
} from '@tabler/icons-react';
import { ButtonLink } from '@yayan/ui';
import { QuestionsScene } from './art/scenes.tsx';
import shared from '../frame/PublicPage.module.css';
import classes from './OpenPage.module.css';
import { ProductFigures } from './ProductFigures.tsx';

const offers = [
  {
    Icon: IconClipboardList,
    title: '问卷调查',
    text: '先筛选、再正题；配额边收边算，收齐就停。跳转、矩阵、量表、排序和开放题都支持，答到一半断网也不会丢。',
  },
  {
    Icon: IconMessageCircleQuestion,
    title: '线上讨论小组',
    text: '按日程开放话题，主持人随时追问，可以先答后看、投票、上传照片。讨论结束后按题、按人、按标签整理。',
  },
  {
    Icon: IconCamera,
    title: '拍拍任务',
    text: '请会员拍下货架、餐桌或使用现场。照片逐张审核，不合格的说明原因，可以重拍。',
  },
  {
    Icon: IconPackage,
    title: '产品试用与浏览',
    text: '寄送试用品后收集使用感受，或请会员看一段视频、浏览一个页面，再回答几个问题。',
  },
  {
    Icon: IconPlugConnected,
    title: '样本对接',
    text: '自有问卷系统可以用签名接口接入：进入、返回和结果回传都能核对，重复和伪造的会被识别。',
  },
  {
    Icon: IconShieldCheck,
    title: '质量检查',
    text: '用时、开放题内容、同一网络和设备都会检查。判为无效的要写明依据，会员可以申诉，结果两边都看得到。',
  },
] as const;

const steps = [
  ['说说你的问题', '想知道什么、问谁、什么时候要，用一段话写给我们就行。'],
  ['一起定方案', '选择问卷、讨论小组或别的方式，定好人群、配额和题目；费用和时间先谈清楚、写明白，再开始。'],
  ['收集', '会员自愿参加，开始前就知道报酬、用时和用途。进度可以随时看。'],
  ['交付', '逐题数据和讨论原文导出成表格，附件打包；每一次下载都有记录。'],
] as const;

/** What researchers can buy. */
export default function ProductPage() {
  return (
    <article className={shared['root']}>
      <header className={classes['hero']}>
        <div>
          <p className={classes['eyebrow']}>给企业和研究机构</p>
          <h1 className={shared['title']} tabIndex={-1}>
            把问题，问给愿意认真回答的人
          </h1>
          <p className={shared['lead']}>
            芽言的会员自愿参加每一次调研，开始前就知道报酬、用时和用途，所以愿意好好说。你得到的不只是数字，还有原话。
          </p>
          <div className={classes['actions']}>
            <ButtonLink href="/cooperate" size="lg">
              提交合作需求
            </ButtonLink>
          </div>
        </div>
        <QuestionsScene />
      </header>
      <ProductFigures />
      <section>
        <h2 className={shared['heading']}>能做什么</h2>
        <ul className={classes['cards']}>
          {offers.map(({ Icon, title, text }) => (
            <li key={title} className={classes['card']}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={shared['heading']}>怎样合作</h2>
        <ol className={classes['steps']}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={shared['heading']}>我们守住的几件事</h2>
        <ul className={classes['rule']}>
          <li>
            不交出会员的手机号和姓名。导出的表格里用昵称或代号，要把信息交给第三方时，逐次征得会员同意。
          </li>
          <li>不做推销名单，不用问卷卖东西。</li>
          <li>不改动原始回答。被排除的回答会说明理由，不会悄悄消失。</li>
          <li>境外机构委托或资助的市场调查，由具有涉外调查许可的机构承办。</li>
        </ul>
      </section>
    </article>
  );
}
