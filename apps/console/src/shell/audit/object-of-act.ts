interface ActedOn {
  act: string;
  kind: string | null;
  subject: string;
}

/** The object of an act. Older rows of the log name held pay as what was handed in. */
export const objectOfAct = ({ act, kind, subject }: ActedOn): { kind: string | null; subject: string } => ({
  kind: act.startsWith('task held ') ? 'heldPay' : kind,
  subject,
});
