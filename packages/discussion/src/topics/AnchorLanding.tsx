import { useLocation } from 'react-router';
import { owedAnchor, owedWithin } from '../follow-ups/owed-anchor.ts';
import { Landing } from './Landing.tsx';

/** What the anchor names: an answer with a follow-up that waits leads to that follow-up. */
const targetOf = (hash: string): HTMLElement | null => {
  if (hash === owedAnchor) return owedWithin();
  const named = document.getElementById(hash.slice(1));
  return named && (owedWithin(named) ?? named);
};

/** Goes to the part of a topic that the address names. The router opens pages before their content. */
export function AnchorLanding() {
  const { hash } = useLocation();
  return hash === '' ? null : <Landing find={targetOf} name={hash} />;
}
