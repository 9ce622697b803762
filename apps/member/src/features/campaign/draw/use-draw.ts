import { useQueryClient } from '@tanstack/react-query';
import { type Campaign, type CampaignDrawn, drawCampaign } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { useRef, useState } from 'react';
import { beginIntention, endIntention } from '../../../shell/client/intention.ts';

/**
 * Draws once at a press. The press is an intention: after a lost answer the same key is sent again, so that no chance is
 * spent twice (rule 12.4).
 */
export const useDraw = ({ id }: Pick<Campaign, 'id'>) => {
  const queries = useQueryClient();
  const [drawn, setDrawn] = useState<CampaignDrawn>();
  const [failure, setFailure] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);
  const isBusy = useRef(false);

  const draw = async (clientSeed: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDrawing(true);
    setFailure(undefined);
    setDrawn(undefined);
    const name = `draw:${id}`;
    try {
      const { key, body } = await beginIntention(name, () => Promise.resolve({ clientSeed }));
      try {
        setDrawn(await drawCampaign(id, body, { 'Idempotency-Key': key }));
        await endIntention(name, key);
      } catch (error) {
        // Only an answer of the server decides the intention; a lost one may have drawn.
        if (error instanceof ApiError && error.code > 0) await endIntention(name, key);
        throw error;
      }
      await queries.invalidateQueries();
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.msg !== '' ? error.msg : '没有收到开奖结果，请重试，机会不会多扣',
      );
    } finally {
      isBusy.current = false;
      setDrawing(false);
    }
  };
  return { draw, drawn, failure, isDrawing, close: () => setDrawn(undefined) };
};
