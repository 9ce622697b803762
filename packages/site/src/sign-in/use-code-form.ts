import { useRef, useState } from 'react';
import { codeLength } from './CodeField.tsx';
import { codeMayBeGood } from './code-may-be-good.ts';
import { noteShown } from '../failures/failure-toasts.ts';
import { useFieldProblem } from '../form/use-field-problem.ts';
import { failureText } from './failure-text.ts';
import { focusCode } from './focus-code.ts';
import { type SendCode, useCodeSender } from './use-code-sender.ts';

interface CodeFormOptions {
  /** The name of the form's countdown; forms for the same purpose may share it. */
  form?: string;
  /** The typed mobile or address to which the code goes, and how it is changed. */
  target: string;
  onTargetChange: (target: string) => void;
  /** Error text for the target's field; undefined when the target is valid. */
  problemOf: (target: string) => string | undefined;
  send: SendCode;
}

interface Errors {
  target?: string | undefined;
  code?: string | undefined;
}

/** Form state of a mobile or mail address and the code sent to it: values, errors and focus. */
export const useCodeForm = ({ form, target, onTargetChange, problemOf, send }: CodeFormOptions) => {
  const sender = useCodeSender(form, target);
  const [code, setCode] = useState('');
  const [targetProblem, refuseTarget] = useFieldProblem(target, problemOf);
  const [codeProblem, refuseCode] = useFieldProblem(code);
  const [sentTo, setSentTo] = useState<string>();
  const targetInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  /** The code that was sent last. The sixth digit sends it before the field has shown it. */
  const sentCode = useRef('');

  const checkTarget = (): boolean => {
    const problem = problemOf(target);
    refuseTarget(problem);
    refuseCode(undefined);
    if (problem) targetInput.current?.focus();
    return problem === undefined;
  };

  /** Sends a code. Returns whether it was sent. */
  const askCode = async (): Promise<boolean> => {
    if (!checkTarget()) return false;
    // Clear before the call, so that digits typed while it runs stay.
    setCode('');
    if (!(await sender.ask(send))) return false;
    setSentTo(target);
    focusCode(codeInput.current);
    return true;
  };

  /** Whether target and code are valid. Otherwise shows an error at the first that isn't. */
  const check = (digits: string): boolean => {
    if (!checkTarget()) return false;
    sentCode.current = digits;
    if (digits.length === codeLength) return true;
    refuseCode('请输入 6 位验证码', digits);
    codeInput.current?.focus();
    return false;
  };

  /**
   * Shows what failed. Empties the code field when the server refused the code or the target, and keeps it otherwise: the same
   * press can be repeated with the same code (rule 2.30).
   */
  const refuse = (error: unknown, about: Errors = { code: failureText(error) }): void => {
    noteShown(error);
    const kept = codeMayBeGood(error) ? sentCode.current : '';
    setCode(kept);
    refuseTarget(about.target);
    refuseCode(about.code, kept);
    if (about.target) targetInput.current?.focus();
    else if (kept === '') codeInput.current?.focus();
    else focusCode(codeInput.current);
  };

  return {
    code,
    secondsLeft: sender.secondsLeft,
    isSending: sender.sending,
    isSent: sentTo !== undefined,
    askCode,
    check,
    refuse,
    targetField: {
      ref: targetInput,
      value: target,
      onChange: onTargetChange,
      error: targetProblem ?? sender.problem,
    },
    codeField: { ref: codeInput, value: code, onChange: setCode, error: codeProblem, sentTo },
  };
};
