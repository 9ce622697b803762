import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

/** A fictional member of the demo. Nobody can sign in as one: their mobiles are in no announcement. */
export interface Person {
  readonly id: string;
  readonly index: number;
  readonly mobile: string;
  readonly nickname: string;
  readonly joinedDaysAgo: number;
}

const fileSchema = z.array(z.tuple([z.string(), z.int().positive()]));

/** Reads the people of data/life. Their ids and mobiles are the same on every database. */
export async function readPeople(): Promise<readonly Person[]> {
  const people = fileSchema.parse(parse(await readLife('people.yaml')));
  return people.map(([nickname, joinedDaysAgo], index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      id: `01990000-0000-7000-8000-000000a00${number}`,
      index,
      mobile: `13800001${number}`,
      nickname,
      joinedDaysAgo,
    };
  });
}

/** The text of a file of data/life. */
export async function readLife(name: string): Promise<string> {
  return await readFile(new URL(`../../data/life/${name}`, import.meta.url), 'utf8');
}

/** Finds people by their nickname. Throws for an unknown one, so that a file can't name somebody who is missing. */
export function namedIn(people: readonly Person[]): (nickname: string) => Person {
  const named = new Map(people.map((person) => [person.nickname, person]));
  return (nickname) => {
    const person = named.get(nickname);
    if (person === undefined) throw new Error(`${nickname} is nobody of people.yaml`);
    return person;
  };
}
