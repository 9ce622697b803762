const againMs = 3000;

/** What came of telling: heard, turned down in words, or lost on the way. */
export type Told = 'heard' | 'turnedDown' | 'lost';

/**
 * Tells the server where a player stands, one position at a time. What comes up meanwhile is told next, the last of it
 * only; what was lost is told again. So the last second, which pays, always arrives.
 */
export const tellInTurn = () => {
  let isTelling = false;
  let next: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async (position: number, send: (position: number) => Promise<Told>): Promise<void> => {
    clearTimeout(timer);
    if (isTelling) {
      next = position;
      return;
    }
    isTelling = true;
    const told = await send(position);
    isTelling = false;
    // After a refusal the player stands elsewhere.
    const waiting = told === 'turnedDown' ? undefined : next;
    next = undefined;
    if (waiting !== undefined) await tell(waiting, send);
    else if (told === 'lost') timer = setTimeout(() => void tell(position, send), againMs);
  };

  return { tell, stop: (): void => clearTimeout(timer) };
};
