import { type OperatorPollProposal, useGetPollProposal } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { refuseProposal, showProposal } from './proposal-acts.ts';
import { ProposalState } from './ProposalState.tsx';

function Proposal({ proposal }: { proposal: OperatorPollProposal }) {
  const { id, title, options, days, state, reason, pollId, createdAt, decidedAt, decidedBy } = proposal;
  useDocumentTitle(`会员提的问题：${title}`);
  return (
    <ObjectPage
      subject={id}
      title={title}
      about="会员提的问题"
      state={<ProposalState state={state} />}
      acts={
        state === 'waiting' ? (
          <>
            <ActButton act={showProposal} id={id} hotkey="p" />
            <ActButton act={refuseProposal} id={id} hotkey="r" />
          </>
        ) : null
      }
      facts={[
        ...options.map((option, at): [string, string] => [`选项 ${at + 1}`, option]),
        ['投票', `${days} 天`],
        [
          '会员',
          <ObjectLink key="member" kind="member" subject={proposal.memberId} title={memberTitle(proposal)} />,
        ],
        ['提出', formatMoment(createdAt)],
        decidedAt === null ? null : ['决定', `${decidedBy ?? ''}，${formatMoment(decidedAt)}`],
        reason === null ? null : ['给会员的原因', reason],
        pollId === null
          ? null
          : ['快问', <ObjectLink key="poll" kind="poll" subject={pollId} title="投票的情况" />],
      ]}
      raw={proposal}
    />
  );
}

/** One question of a member, with the decision. */
export default function ProposalPage() {
  const { id = '' } = useParams();
  const query = useGetPollProposal(id);
  return (
    <LoadedQuery query={query}>
      {(proposal) => <Proposal key={`${proposal.id} ${proposal.state}`} proposal={proposal} />}
    </LoadedQuery>
  );
}
