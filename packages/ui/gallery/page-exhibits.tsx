import { Button } from '../src/mantine/actions/button.tsx';
import { Card } from '../src/mantine/layout/card.ts';
import { ChipFilter } from '../src/form/ChipFilter.tsx';
import { ColorSchemeSwitch } from '../src/page/ColorSchemeSwitch.tsx';
import { CopyButton } from '../src/facts/CopyButton.tsx';
import { DeviceVersions } from '../src/form/DeviceVersions.tsx';
import { FactList } from '../src/facts/FactList.tsx';
import { Form } from '../src/form/Form.tsx';
import { LoadMore } from '../src/page/LoadMore.tsx';
import { OfflineBar } from '../src/page/OfflineBar.tsx';
import { OfflineSince } from '../src/page/OfflineSince.tsx';
import { BannerRotator } from '../src/banner/BannerRotator.tsx';
import { PageTitle } from '../src/page/PageTitle.tsx';
import { ResultHero } from '../src/page/ResultHero.tsx';
import { SupportCode } from '../src/facts/SupportCode.tsx';
import { SectionHeading } from '../src/page/SectionHeading.tsx';
import { SegmentedControl } from '../src/form/SegmentedControl.tsx';
import { StepTrail } from '../src/page/StepTrail.tsx';
import { StickyAction } from '../src/page/StickyAction.tsx';
import { TypeScaleSwitch } from '../src/page/TypeScaleSwitch.tsx';
import { joinResultView } from '../src/badge/join-results.ts';
import type { Exhibit } from './Exhibit.tsx';

const nextPage = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
};

const again = (
  <>
    <Button>再答一份</Button>
    <Button variant="default">去兑换</Button>
  </>
);

export const pageExhibits: Exhibit[] = [
  {
    name: 'PageTitle',
    layout: 'wide',
    states: {
      all: (
        <PageTitle
          title="金币明细"
          lead="每一枚金币都查得到来处、去处和到账时间。"
          back={{ href: '/home', label: '首页' }}
          actions={<Button variant="default">筛选</Button>}
        />
      ),
    },
  },
  {
    name: 'DeviceVersions',
    layout: 'wide',
    states: {
      ours: (
        <DeviceVersions
          subject="草稿"
          ours="楼下的豆浆油条，三分钟就能走到，"
          theirs="楼下的豆浆"
          counts="ours"
          onChoose={() => undefined}
        />
      ),
    },
  },
  {
    name: 'ChipFilter',
    layout: 'wide',
    states: {
      labelled: (
        <ChipFilter
          label="类型"
          labelled
          choices={[
            { value: '', label: '全部' },
            { value: '2', label: '问卷调查' },
            { value: '4', label: '讨论小组' },
          ]}
          value=""
          onChange={() => undefined}
        />
      ),
    },
  },
  {
    name: 'SegmentedControl',
    states: {
      second: (
        <SegmentedControl
          aria-label="时间"
          data={[
            { value: 'month', label: '本月' },
            { value: 'quarter', label: '本季' },
            { value: 'all', label: '全部' },
          ]}
          value="quarter"
          onChange={() => undefined}
        />
      ),
    },
  },
  {
    name: 'StepTrail',
    states: { second: <StepTrail steps={['手机号', '验证码', '新密码', '完成']} at={1} /> },
  },
  {
    name: 'FactList',
    states: {
      column: (
        <FactList
          facts={[
            ['到账', '通常 10 分钟'],
            ['次数', '每月 2 次（本月已用 1 次）'],
          ]}
        />
      ),
      receipt: (
        <FactList
          look="receipt"
          facts={[
            ['来源', '问卷调查'],
            ['时间', '11月21日 14:05'],
          ]}
        />
      ),
    },
  },
  {
    name: 'Form',
    states: {
      all: (
        <Form onSubmit={() => undefined}>
          <Button type="submit">保存</Button>
        </Form>
      ),
    },
  },
  {
    name: 'LoadMore',
    layout: 'wide',
    states: {
      more: <LoadMore query={{ ...nextPage, isFetchNextPageError: true }} />,
      loading: <LoadMore query={{ ...nextPage, isFetchingNextPage: true }} />,
      end: <LoadMore query={{ ...nextPage, hasNextPage: false }} end="已经到底了" />,
    },
  },
  {
    name: 'SectionHeading',
    layout: 'wide',
    states: { all: <SectionHeading title="为你推荐" more={{ href: '/task', label: '全部任务' }} /> },
  },
  {
    name: 'ResultHero',
    states: {
      complete: (
        <ResultHero
          {...joinResultView(1, null)}
          line="300 金币已到账，可以去看看能换什么。"
          reward={300}
          countsUp
          rewardState="已到账"
          actions={again}
        />
      ),
      'screened out': (
        <ResultHero
          {...joinResultView(2, null)}
          line="你的回答没问题，只是这次需要的人群不同。感谢你的时间，送你 20 金币。"
          reward={20}
          actions={<Button>换一份</Button>}
        >
          对结果有疑问
        </ResultHero>
      ),
      'quota full': (
        <ResultHero
          {...joinResultView(3, null)}
          line="与你情况相近的名额已满，送你 20 金币。"
          reward={20}
          actions={<Button>换一份</Button>}
        />
      ),
      'too short': (
        <ResultHero
          {...joinResultView(4, null)}
          line="用时 1 分 40 秒，明显短于正常用时，这份暂不能计入，没有金币。"
          actions={<Button variant="default">怎样算认真作答</Button>}
        />
      ),
    },
  },
  {
    name: 'CopyButton',
    layout: 'row',
    states: {
      link: <CopyButton value="https://example.com/i/8QK2" label="复制链接" done="已复制，快去分享吧" />,
    },
  },
  {
    name: 'StickyAction',
    layout: 'wide',
    states: {
      'at the foot on phones': (
        <Card>
          <StickyAction note="约 8 分钟 · 300 金币">
            <Button size="lg">开始答题</Button>
          </StickyAction>
        </Card>
      ),
    },
  },
  { name: 'ColorSchemeSwitch', layout: 'row', states: { all: <ColorSchemeSwitch /> } },
  { name: 'TypeScaleSwitch', layout: 'row', states: { all: <TypeScaleSwitch /> } },
  { name: 'OfflineBar', layout: 'wide', states: { 'shows while offline': <OfflineBar /> } },
  {
    name: 'OfflineSince',
    layout: 'wide',
    states: { 'with a stored time': <OfflineSince>网络断开，显示 14:05 的内容，恢复后刷新</OfflineSince> },
  },
  {
    name: 'SupportCode',
    states: {
      appeal: <SupportCode code="3F7A-29C1">对收回有疑问，可以申诉，我们会人工核对。</SupportCode>,
    },
  },
  {
    name: 'BannerRotator',
    states: {
      'two banners': (
        <BannerRotator
          label="活动"
          banners={['#0b6d64', '#8a5a00'].map((colour, index) => ({
            id: colour,
            title: `第 ${index + 1} 张图`,
            image: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${colour}" d="M0 0h2v1H0z"/></svg>`)}`,
            wideImage: null,
            href: '/home',
          }))}
        />
      ),
    },
  },
];
