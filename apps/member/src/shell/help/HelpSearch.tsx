import { IconSearch } from '@tabler/icons-react';
import { Button, Form, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import classes from './HelpSearch.module.css';

/** Searches all articles: shows what is found on the `root` page of help. */
export function HelpSearch({ keyword = '', root }: { keyword?: string; root: string }) {
  const [text, setText] = useState(keyword);
  const navigate = useNavigate();
  const search = (): void => {
    const q = text.trim();
    void navigate(q === '' ? root : `${root}?${new URLSearchParams({ q }).toString()}`);
  };
  return (
    <Form className={classes['search']} onSubmit={search}>
      <TextInput
        aria-label="搜索帮助"
        placeholder="搜索帮助，例如：待入账"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Button type="submit">搜索</Button>
    </Form>
  );
}
