import { Plant, type PlantStage } from '../src/art/Plant.tsx';
import { StateBadge, type BadgeState } from '../src/badge/StateBadge.tsx';
import { exchangeStates } from '../src/badge/exchange-states.ts';
import { feedbackStates } from '../src/badge/feedback-states.ts';
import { joinResultBadge, joinResults } from '../src/badge/join-results.ts';
import { Logo } from '../src/brand/Logo.tsx';
import { Avatar } from '../src/brand/Avatar.tsx';
import { Wordmark } from '../src/brand/Wordmark.tsx';
import { ButtonLink } from '../src/link/ButtonLink.tsx';
import { Link } from '../src/link/Link.tsx';
import { Group } from '../src/mantine/layout/group.ts';
import type { Exhibit } from './Exhibit.tsx';

const stages: PlantStage[] = ['seed', 'sprout', 'leaves', 'flower', 'ear', 'withered', 'umbrella'];

/** The labels are in the API document, which this package can't import, so titles replace them here. */
const joinResultBadges = Object.fromEntries(
  ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((result) => [
    result,
    joinResultBadge(result, joinResults[result].title, null),
  ]),
);

const badges = (states: Record<number, BadgeState>) => (
  <Group gap="xs">
    {Object.values(states).map((state) => (
      <StateBadge key={state.label} {...state} />
    ))}
  </Group>
);

export const brandExhibits: Exhibit[] = [
  {
    name: 'Logo',
    layout: 'row',
    states: { '72': <Logo size={72} />, '32': <Logo />, '24': <Logo size={24} /> },
  },
  {
    name: 'Wordmark',
    layout: 'row',
    states: { 'with tagline': <Wordmark size={52} withTagline />, header: <Wordmark size={30} /> },
  },
  {
    name: 'Avatar',
    layout: 'row',
    states: {
      initial: <Avatar name="禾苗" />,
      broken: <Avatar name="小言" src="data:image/png;base64,AA==" size={48} />,
    },
  },
  {
    name: 'Plant',
    layout: 'row',
    states: Object.fromEntries(stages.map((stage) => [stage, <Plant key={stage} stage={stage} />])),
  },
  {
    name: 'StateBadge',
    layout: 'wide',
    states: {
      exchange: badges(exchangeStates),
      'join result': badges(joinResultBadges),
      feedback: badges(feedbackStates),
    },
  },
  {
    name: 'ButtonLink',
    layout: 'row',
    states: {
      filled: <ButtonLink href="/task">看任务</ButtonLink>,
      light: (
        <ButtonLink href="/task" variant="light">
          看任务
        </ButtonLink>
      ),
    },
  },
  {
    name: 'Link',
    layout: 'row',
    states: {
      inside: <Link href="/task">任务大厅</Link>,
      outside: (
        <Link href="https://example.com/" target="_blank">
          合作方网站
        </Link>
      ),
    },
  },
];
