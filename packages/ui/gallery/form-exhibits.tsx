import { Alert } from '../src/mantine/display/alert.ts';
import { Button } from '../src/mantine/actions/button.tsx';
import { Checkbox } from '../src/mantine/inputs/checkbox.ts';
import { Chip } from '../src/mantine/inputs/chip.ts';
import { Group } from '../src/mantine/layout/group.ts';
import { NativeSelect } from '../src/mantine/inputs/native-select.ts';
import { PasswordInput } from '../src/mantine/inputs/password-input.ts';
import { PinInput } from '../src/mantine/inputs/pin-input.ts';
import { Progress } from '../src/mantine/display/progress.ts';
import { Radio } from '../src/mantine/inputs/radio.ts';
import { SegmentedControl } from '../src/form/SegmentedControl.tsx';
import { SemiCircleProgress } from '../src/mantine/display/semi-circle-progress.ts';
import { Stack } from '../src/mantine/layout/stack.ts';
import { Switch } from '../src/mantine/inputs/switch.ts';
import { Tabs } from '../src/mantine/layout/tabs.ts';
import { TextInput } from '../src/mantine/inputs/text-input.ts';
import { Textarea } from '../src/mantine/inputs/textarea.ts';
import { MaskedInput } from '../src/form/MaskedInput.tsx';
import { StepperInput } from '../src/form/StepperInput.tsx';
import type { Exhibit } from './Exhibit.tsx';

export const formExhibits: Exhibit[] = [
  {
    name: 'Button',
    layout: 'row',
    states: {
      main: <Button>免费加入</Button>,
      light: <Button variant="light">去看看任务</Button>,
      quiet: <Button variant="default">我有账号</Button>,
      subtle: <Button variant="subtle">没收到？</Button>,
      gold: <Button color="gold.4">去兑换</Button>,
      danger: <Button color="seal">注销账号</Button>,
      pending: <Button loading>提交中…</Button>,
      disabled: <Button disabled>58 秒后重发</Button>,
    },
  },
  {
    name: 'StepperInput',
    states: {
      least: <StepperInput label="数量" value={1} min={1} max={5} />,
      between: <StepperInput label="数量" value={3} min={1} max={5} />,
      refused: <StepperInput label="数量" value={3} min={1} max={5} error="库存不足，只剩 2 份" />,
    },
  },
  {
    name: 'MaskedInput',
    states: {
      empty: (
        <MaskedInput label="手机号" mask="999 9999 9999" placeholder="请输入手机号" inputMode="numeric" />
      ),
      refused: (
        <MaskedInput
          label="手机号"
          mask="999 9999 9999"
          defaultValue="139 1234"
          error="手机号应为 11 位数字"
        />
      ),
    },
  },
  {
    name: 'Inputs',
    states: {
      login: (
        <Stack>
          <PinInput length={6} oneTimeCode type="number" aria-label="验证码" />
          <PasswordInput
            label="密码"
            placeholder="8–20 位，含字母和数字"
            visibilityToggleButtonProps={{ 'aria-label': '显示密码' }}
          />
          <Checkbox label="我已阅读并同意《用户协议》《隐私政策》" />
        </Stack>
      ),
      texts: (
        <Stack>
          <TextInput
            label="昵称"
            description="2–12 个字，可用中文、字母、数字"
            defaultValue="禾"
            error="昵称 2–12 个字，可用中文、字母、数字"
          />
          <NativeSelect label="常住地" data={['上海', '北京', '成都']} />
          <Textarea label="问题描述" placeholder="至少 10 个字" minRows={3} />
        </Stack>
      ),
      choices: (
        <Stack>
          <Radio.Group label="你家的早餐，一般谁来准备？" defaultValue="me">
            <Stack gap="xs" mt="xs">
              <Radio value="me" label="我自己" />
              <Radio value="family" label="家人" />
            </Stack>
          </Radio.Group>
          <Switch label="个性化推荐" defaultChecked />
          <Group gap="xs">
            <Chip defaultChecked>推荐</Chip>
            <Chip>新手</Chip>
            <Chip>每日</Chip>
          </Group>
        </Stack>
      ),
    },
  },
  {
    name: 'Navigation and progress',
    states: {
      tabs: (
        <Tabs defaultValue="all">
          <Tabs.List>
            <Tabs.Tab value="all">全部</Tabs.Tab>
            <Tabs.Tab value="in">收入</Tabs.Tab>
            <Tabs.Tab value="out">支出</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="all" pt="sm">
            全部明细
          </Tabs.Panel>
          <Tabs.Panel value="in">收入</Tabs.Panel>
          <Tabs.Panel value="out">支出</Tabs.Panel>
        </Tabs>
      ),
      segments: (
        <SegmentedControl
          aria-label="模块"
          data={['推荐', '新手', '每日', '拍拍', '淘金'].map((label) => ({ value: label, label }))}
          value="推荐"
          onChange={() => undefined}
        />
      ),
      progress: <Progress value={62} aria-label="答题进度" size="lg" />,
      ring: <SemiCircleProgress value={86} label="质量分 86" aria-label="质量分 86" />,
    },
  },
  {
    name: 'Alert',
    states: {
      info: (
        <Alert color="sky" title="本调查为自愿参加">
          中途退出，答案会保存 24 小时。
        </Alert>
      ),
      warning: (
        <Alert color="gold" title="还差 1 项">
          实名后可以兑换现金。
        </Alert>
      ),
      error: (
        <Alert color="seal" title="审核未通过">
          开放题答案与问题无关，有异议可在 7 天内申诉。
        </Alert>
      ),
    },
  },
];
