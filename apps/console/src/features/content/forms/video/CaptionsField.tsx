import { Textarea } from '@yayan/ui';
import { TextFileButton } from '../../../../shell/act/TextFileButton.tsx';

interface CaptionsFieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const LONGEST = 60_000;

/** The captions of a film: WebVTT, from a file or written, or a file of the members' site. */
export function CaptionsField({ value, onChange }: CaptionsFieldProps) {
  return (
    <>
      <Textarea
        label="字幕"
        description="WebVTT，第一行是 WEBVTT；也可以写本站文件，如 /videos/reading.vtt。空着是没有字幕，听不清的人就看不懂。"
        maxLength={LONGEST}
        autosize
        minRows={2}
        maxRows={8}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <TextFileButton label="选字幕文件" accept=".vtt,text/vtt" onText={onChange} />
    </>
  );
}
