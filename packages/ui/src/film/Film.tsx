import { useCallback, useState } from 'react';

interface FilmProps {
  /** Signed addresses of a film differ at each reading. The one that plays stays until it fails. */
  source: string;
  /** The address of the captions, if they are a file. */
  captions: string | null;
  /** The captions as WebVTT, if they are not a file. */
  captionsText: string | null;
  /** A picture that is shown until the film plays. */
  poster: string | null;
  label?: string;
  className?: string | undefined;
}

/** A film with controls, which keys reach, and Chinese captions. */
export function Film({ source, captions, captionsText, poster, label, className }: FilmProps) {
  const [playing, setPlaying] = useState(source);
  const write = useCallback(
    (track: HTMLTrackElement | null) => {
      if (track === null || captionsText === null) return undefined;
      const address = URL.createObjectURL(new Blob([captionsText], { type: 'text/vtt' }));
      track.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [captionsText],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Its captions are below, if the film has some.
    <video
      className={className}
      src={playing}
      poster={poster ?? undefined}
      aria-label={label}
      controls
      preload="metadata"
      onError={() => setPlaying(source)}
    >
      {captions === null && captionsText === null ? null : (
        <track
          ref={write}
          kind="captions"
          {...(captions !== null && { src: captions })}
          srcLang="zh"
          label="中文"
          default
        />
      )}
    </video>
  );
}
