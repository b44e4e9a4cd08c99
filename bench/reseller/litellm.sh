# Two customers: a team of a tariff each, with its models, limits and paid amount, and a key.
curl -X POST $URL/team/new -H "$KEY" -d '{ "team_id": "anna", "models": ["house-best", "mistral/*"], "rpm_limit": 60, "max_budget": 50 }'
curl -X POST $URL/team/new -H "$KEY" -d '{ "team_id": "acme", "rpm_limit": 600, "max_budget": 500 }'
curl -X POST $URL/key/generate -H "$KEY" -d '{ "team_id": "anna" }'
curl -X POST $URL/key/generate -H "$KEY" -d '{ "team_id": "acme" }'
