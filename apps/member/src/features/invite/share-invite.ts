/** Whether this browser supports the system's share dialog. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share dialog. Closing it without sharing is not an error. */
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
