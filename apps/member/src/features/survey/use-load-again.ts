import { useState } from 'react';
import { toaster } from '../../shell/client.ts';

/**
 * For a questionnaire that was answered elsewhere meanwhile: loads it again and says so. `loads` is the key of whoever
 * reads the session once; what was answered here is still kept and laid over it.
 */
export const useLoadAgain = (refetch: () => Promise<unknown>) => {
  const [loads, setLoads] = useState(0);
  const loadAgain = async (): Promise<void> => {
    toaster.info('这份问卷在别处也有更新，已为你载入；你刚才填的还在，确认后继续就好');
    await refetch();
    setLoads((count) => count + 1);
  };
  return { loads, loadAgain };
};
