import { type LegalDetail, type LegalKind, useGetLegalVersion } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { MissingPage } from '../../../shell/frame/MissingPage.tsx';
import { useDocumentTitle } from '../../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { takeBack } from './legal-acts.ts';
import { legalPlaceOf, legalTitle } from './legal-kinds.ts';
import { LegalState } from './legal-states.tsx';
import { LineDiff } from './LineDiff.tsx';
import { TwoPreviews } from './TwoPreviews.tsx';

function Shown({ detail }: { detail: LegalDetail }) {
  const { row, source, body, before } = detail;
  const { kind, version, state, what, mustAgree, madeBy, madeAt } = row;
  const title = `${legalTitle(kind)} ${version}`;
  useDocumentTitle(title);
  return (
    <ObjectPage
      subject={`${kind}-${version}`}
      title={title}
      about={legalTitle(kind)}
      state={<LegalState state={state} />}
      acts={state === 'coming' ? <ActButton act={takeBack(kind, version)} id={`${kind}-${version}`} /> : null}
      figures={[]}
      facts={[
        ['生效', `${version} 零点`],
        ['变化', what],
        ['重新同意', mustAgree ? '所有会员' : '不用'],
        ['谁写的', madeBy ?? '随版本发布'],
        ['公布', madeAt === null ? '–' : formatMoment(madeAt)],
      ]}
      raw={detail}
    >
      {before === null ? null : <LineDiff version={before.version} before={before.source} after={source} />}
      <TwoPreviews body={body} />
    </ObjectPage>
  );
}

function Loaded({ kind, version }: { kind: LegalKind; version: string }) {
  const query = useGetLegalVersion(kind, version);
  return <LoadedQuery query={query}>{(detail) => <Shown detail={detail} />}</LoadedQuery>;
}

/** One version of a legal text. */
export default function LegalTextPage() {
  const place = legalPlaceOf(useParams()['id'] ?? '');
  return place === undefined ? <MissingPage /> : <Loaded key={`${place.kind} ${place.version}`} {...place} />;
}
