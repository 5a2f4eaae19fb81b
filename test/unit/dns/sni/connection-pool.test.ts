import { expect, it } from "vitest";
import { ConnectionPool } from "../../../../src/dns/sni/connection-pool.ts";

class Member {
  size = 0;
  endOldest(): void {
    this.size--;
  }
}

it("has whoever has most give way, and nobody before it is full", () => {
  const pool = new ConnectionPool(100);
  const [greedy, modest, gone] = [new Member(), new Member(), new Member()];
  const take = (member: Member, count: number): void => {
    for (let n = 0; n < count; n++) {
      pool.makeRoom();
      member.size++;
    }
  };
  for (const member of [greedy, modest, gone]) pool.add(member);
  take(greedy, 100);
  expect(greedy.size).toBe(100);
  take(greedy, 10);
  take(modest, 30);
  expect([greedy.size, modest.size]).toEqual([70, 30]);
  take(greedy, 1000);
  expect([greedy.size, modest.size]).toEqual([70, 30]);
  gone.size = 1000;
  pool.delete(gone);
  take(modest, 40);
  expect([greedy.size, modest.size]).toEqual([49, 51]);
});
