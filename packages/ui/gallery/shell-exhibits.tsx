import {
  IconCoins,
  IconGift,
  IconHome,
  IconListCheck,
  IconLogout,
  IconMessage,
  IconReceipt,
  IconTicket,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ContactLine } from '../src/contact/ContactLine.tsx';
import { QrCode } from '../src/qr/QrCode.tsx';
import { AccountMenu } from '../src/shell/header/AccountMenu.tsx';
import { UnreadDot } from '../src/badge/UnreadDot.tsx';
import { BellLink } from '../src/shell/header/BellLink.tsx';
import { BottomTabs } from '../src/shell/navigation/BottomTabs.tsx';
import { DiscussionHeader } from '../src/shell/header/DiscussionHeader.tsx';
import { Filings } from '../src/shell/footer/Filings.tsx';
import { Footer } from '../src/shell/footer/Footer.tsx';
import { MemberHeader } from '../src/shell/header/MemberHeader.tsx';
import { NavLinks } from '../src/shell/navigation/NavLinks.tsx';
import { PhoneMenu } from '../src/shell/navigation/PhoneMenu.tsx';
import { QrHover } from '../src/shell/footer/QrHover.tsx';
import { SideMenu } from '../src/shell/navigation/SideMenu.tsx';
import { TopicSearch } from '../src/shell/header/TopicSearch.tsx';
import { VisitorHeader } from '../src/shell/header/VisitorHeader.tsx';
import type { Exhibit } from './Exhibit.tsx';
import classes from './Gallery.module.css';

const contact = { mail: 'kefu@yayan.example', phone: '400-000-0000', hours: '工作日 9:00–18:00' };
const company = {
  name: '芽言（示例）科技有限公司',
  icp: '示例ICP备00000000号',
  telecomLicence: '示例ICP证000000号',
  police: '示例公网安备00000000000000号',
};
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const visitorNav = [
  { href: '/', label: '首页' },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: '赚钱 APP' },
];
const memberNav = [{ href: '/home', label: '首页' }, ...visitorNav.slice(1)];
const tabs = [
  { href: '/home', label: '首页', icon: <IconHome {...icon} size={24} /> },
  { href: '/task', label: '任务', icon: <IconListCheck {...icon} size={24} /> },
  { href: '/exchange', label: '兑换', icon: <IconGift {...icon} size={24} /> },
  { href: '/home/user', label: '我的', icon: <IconUser {...icon} size={24} /> },
];
const menu = [
  { label: '首页', href: '/home', icon: <IconHome {...icon} /> },
  { label: '账号设置', href: '/home/user', icon: <IconUser {...icon} /> },
  { label: '退出登录', onSelect: () => undefined, icon: <IconLogout {...icon} /> },
];
const side = [
  { href: '/home', label: '首页', icon: <IconHome {...icon} />, exact: true },
  { href: '/home/task', label: '任务记录', icon: <IconListCheck {...icon} /> },
  { href: '/home/gold', label: '金币明细', icon: <IconCoins {...icon} /> },
  { href: '/home/card', label: '卡券', icon: <IconTicket {...icon} /> },
  { href: '/home/exchange', label: '兑换记录', icon: <IconReceipt {...icon} /> },
  { href: '/home/user', label: '账号设置', icon: <IconUser {...icon} /> },
  { href: '/home/invite', label: '邀请好友', icon: <IconUserPlus {...icon} /> },
  { href: '/home/feedback', label: '帮助与反馈', icon: <IconMessage {...icon} /> },
];
const signIn = { href: '/login' };
const member = { nickname: '禾苗', menu, bell: { href: '/home/message', unread: true } };
const found = [
  { id: '1', title: '早餐一般谁来准备？', section: '第一天 · 早餐' },
  { id: '2', title: '便利店早餐，你会买什么？', section: '第二天 · 便利店' },
];
const code = <QrCode text="https://www.yayan.example/app" label="二维码：打开芽言 APP 页" />;

function Search() {
  const [value, setValue] = useState('');
  return <TopicSearch value={value} onChange={setValue} suggestions={found} onChoose={() => setValue('')} />;
}

const frame = (node: React.ReactNode) => <div className={classes['frame']}>{node}</div>;

export const shellExhibits: Exhibit[] = [
  {
    name: 'MemberHeader',
    layout: 'wide',
    states: {
      'signed in': frame(<MemberHeader homeHref="/home" path="/home" nav={memberNav} member={member} />),
      'nothing new': frame(
        <MemberHeader
          homeHref="/home"
          path="/task/detail/1"
          nav={memberNav}
          member={{ ...member, bell: { href: '/home/message', unread: false } }}
        />,
      ),
    },
  },
  {
    name: 'VisitorHeader',
    layout: 'wide',
    states: {
      'landing, at the top': frame(
        <VisitorHeader homeHref="/" path="/" nav={visitorNav} signIn={signIn} landing />,
      ),
    },
  },
  {
    name: 'DiscussionHeader',
    layout: 'wide',
    states: {
      joined: frame(
        <DiscussionHeader
          homeHref="/topic"
          path="/topic"
          nav={[
            { href: '/topic', label: '话题' },
            { href: '/bbs-response', label: '受访者' },
            { href: '/bbs/1/user', label: '详情' },
          ]}
          search={{ value: '', onChange: () => undefined, onChoose: () => undefined }}
          member={{ nickname: '小禾苗', menu }}
        />,
      ),
      'before joining': frame(<DiscussionHeader homeHref="/" path="/bbs/1" nav={[]} />),
    },
  },
  { name: 'TopicSearch', layout: 'wide', states: { 'type to see suggestions': <Search /> } },
  {
    name: 'NavLinks',
    layout: 'wide',
    states: { 'from tablets up': <NavLinks items={memberNav} path="/task" label="示例导航" /> },
  },
  { name: 'PhoneMenu', layout: 'row', states: { 'on phones': <PhoneMenu items={visitorNav} path="/" /> } },
  {
    name: 'BellLink',
    layout: 'row',
    states: {
      new: <BellLink href="/home/message" unread />,
      none: <BellLink href="/home/message" unread={false} />,
    },
  },
  { name: 'AccountMenu', layout: 'row', states: { closed: <AccountMenu name="禾苗" items={menu} /> } },
  {
    name: 'UnreadDot',
    layout: 'row',
    states: {
      'behind a name': (
        <span>
          消息 <UnreadDot />
        </span>
      ),
    },
  },
  {
    name: 'BottomTabs',
    layout: 'wide',
    states: {
      'at the foot, on phones': (
        <div className={classes['screen']}>
          <BottomTabs items={tabs} path="/home" />
        </div>
      ),
      'something unread': (
        <div className={classes['screen']}>
          <BottomTabs items={tabs.map((tab) => ({ ...tab, unread: true }))} path="/home" />
        </div>
      ),
    },
  },
  {
    name: 'SideMenu',
    states: {
      'on desktops': <SideMenu items={side} path="/home/gold" />,
      'with entries below a line': (
        <SideMenu items={side.slice(0, 2)} more={side.slice(2)} path="/home/gold" label="更多" />
      ),
      'something unread': (
        <SideMenu items={side.map((item) => ({ ...item, unread: true }))} path="/home/gold" label="有未读" />
      ),
    },
  },
  {
    name: 'QrCode',
    layout: 'row',
    states: { 'made when shown': <Suspense>{code}</Suspense> },
  },
  { name: 'QrHover', layout: 'row', states: { closed: <QrHover label="公众号">{code}</QrHover> } },
  {
    name: 'ContactLine',
    states: {
      loaded: <ContactLine contact={contact} />,
      'being loaded': <ContactLine contact={undefined} />,
    },
  },
  {
    name: 'Footer',
    layout: 'wide',
    states: {
      all: (
        <Footer
          links={[
            { href: '/about', label: '关于我们' },
            { href: '/agreement', label: '用户协议' },
            { href: '/privacy', label: '隐私政策' },
            { href: '/cooperate', label: '商务合作' },
          ]}
          contact={contact}
          filings={<Filings company={company} />}
          qrCodes={[
            { label: '公众号', code },
            { label: 'APP', code },
          ]}
        />
      ),
    },
  },
];
