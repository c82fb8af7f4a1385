// The ids of what is entered on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newId } from "../../static/js/store/outbox.js";

test("an id is a UUID, and its own", () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  assert.match(newId(), form);
  assert.notEqual(newId(), newId());
});
