/** Whether this browser can hand a link to the system's own sharing. */
export const canShare = (): boolean => 'share' in navigator;

/** Hands the link to the system's sharing; closing it without sharing is no failure. */
export const shareInvite = async (link: string): Promise<'done' | 'cancelled' | 'failed'> => {
  try {
    await navigator.share({
      title: '芽言',
      text: '我在芽言回答问卷、说说想法，邀请你一起来。',
      url: link,
    });
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
};
