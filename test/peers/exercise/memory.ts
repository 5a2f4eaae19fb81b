/** Uses every tool of server-memory 2026.8.31. */
import type { Conversation } from "../clients.ts";
import { callEach } from "./tools.ts";

const ada = { name: "Ada", entityType: "person", observations: ["writes programs"] };
const engine = { name: "Engine", entityType: "machine", observations: [] };
const wrote = { from: "Ada", to: "Engine", relationType: "wrote for" };

export async function exerciseMemory(conversation: Conversation): Promise<void> {
  await callEach(conversation, {
    create_entities: [{ entities: [ada, engine] }, { entities: [{ name: "half" }] }],
    create_relations: [{ relations: [wrote] }],
    add_observations: [
      { observations: [{ entityName: "Engine", contents: ["has never run"] }] },
      { observations: [{ entityName: "Nobody", contents: ["is missing"] }] },
    ],
    search_nodes: [{ query: "never" }],
    open_nodes: [{ names: ["Ada"] }],
    delete_observations: [{ deletions: [{ entityName: "Engine", observations: ["has never run"] }] }],
    delete_relations: [{ relations: [wrote] }],
    delete_entities: [{ entityNames: ["Engine"] }],
    read_graph: [{}],
  });
}
